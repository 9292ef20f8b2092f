# choices of the options, a sentence each
option-setup-75 = Calm Seas
option-setup-75-help = The chart as it is printed. For first games.
option-setup-76 = Fresh Breeze
option-setup-76-help = Four legacy tiles change places and crossings.
option-setup-77 = Storm Season
option-setup-77-help = Seven legacy tiles; for people who know the chart.
option-jean-0 = Very easy
option-jean-0-help = Her deck: 5 A. No strong card: learn the chart in peace.
option-jean-1 = Easy
option-jean-1-help = Her deck: 5 A, 1 C. One strong card of six.
option-jean-2 = Medium
option-jean-2-help = Her deck: 5 A, 1 B, 1 C. Two strong cards of seven.
option-jean-3 = Hard
option-jean-3-help = Her deck: 4 A, 2 B, 1 C. Three strong cards of seven.
option-jean-4 = Very hard
option-jean-4-help = Her deck: 3 A, 3 B, 1 C. Four of seven; bring a plan.
