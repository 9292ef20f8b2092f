and = en
