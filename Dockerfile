# The market as an image: built once, run as nobody in particular. Settings come from the environment (docs/deploy.md).
FROM node:24-bookworm-slim AS build
WORKDIR /srv/yantra
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# Pages that are made beforehand carry it.
ARG PUBLIC_ORIGIN
ENV PUBLIC_ORIGIN=$PUBLIC_ORIGIN
RUN npm run build && npm prune --omit=dev

FROM node:24-bookworm-slim
WORKDIR /srv/yantra
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4321 DATA_DIR=/var/lib/yantra
COPY --from=build --chown=node:node /srv/yantra ./
RUN mkdir -p /var/lib/yantra /run/yantra node_modules/.cache && \
    chown node:node /var/lib/yantra /run/yantra node_modules/.cache
USER node
VOLUME ["/var/lib/yantra"]
EXPOSE 4321
# npm would not hand on signals: what stands in the script is run as it is.
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=88", "--import=./server/preload.mjs", "server/main.ts"]
