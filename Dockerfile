# The table server with the rules of all games compiled in the image. docs/containers.md says how to use it.

ARG PYTHON=3.11

FROM python:${PYTHON}-slim AS build
WORKDIR /build
COPY pyproject.toml requirements.lock README.md LICENSE ./
COPY src ./src
RUN python -m venv /opt/argosy \
    && /opt/argosy/bin/python -m pip install --no-cache-dir --constraint requirements.lock '.[postgres,redis]'

FROM python:${PYTHON}-slim
COPY --from=build /opt/argosy /opt/argosy
# a user of its own; /data holds the tables when there is no other database, /cache the compiled rules
RUN useradd --system --uid 10001 --home-dir /data argosy \
    && install --directory --owner=argosy /data /cache
ENV PATH=/opt/argosy/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    ARGOSY_DATA=/data \
    ARGOSY_CACHE=/cache \
    ARGOSY_COMPONENTS=/data/components
USER argosy
WORKDIR /data
# compiled for the processor of the builder, or for any: --build-arg NUMBA_CPU_NAME=generic
ARG NUMBA_CPU_NAME
RUN argosy warm
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/api/health', timeout=4)"]
ENTRYPOINT ["argosy"]
CMD ["--host", "0.0.0.0", "--port", "8000", "--no-browser"]
