# syntax=docker/dockerfile:1
# Ordinate's server on a small Debian: docker build --tag ordinate .
#
# The first stage builds the package with `make deb`, the second installs it, so that an image and a
# machine have the same files in the same places.
ARG SWIFT=6.3.1
FROM swift:${SWIFT}-bookworm AS build
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends make \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /ordinate
COPY . .
RUN make deb

FROM debian:bookworm-slim
# libcairo2 draws /plot.png and /plot.pdf.
RUN --mount=type=bind,from=build,source=/ordinate/.build,target=/built \
  apt-get update -qq \
  && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
    /built/ordinate_*.deb libcairo2 \
  && rm -rf /var/lib/apt/lists/*
USER 65534:65534
# For the list of fonts.
ENV XDG_CACHE_HOME=/tmp
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s CMD ["bash", "-c", \
  "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'GET /health HTTP/1.0\\r\\n\\r\\n' >&3 && grep -q '^HTTP/1.. 200' <&3"]
ENTRYPOINT ["ordinate", "serve", "--host", "0.0.0.0", "--port", "8080", \
  "--site", "/usr/share/ordinate"]
