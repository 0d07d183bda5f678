import { readFileSync, statSync } from 'node:fs'
import { extname } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, MiddlewareHandler } from 'hono'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { type FrameAncestors, policyOf } from './security'

/** A file with a hash of its contents in its name never changes. */
const cacheOf = (file: string): string =>
  /-[A-Z0-9]{8}\.(?:js|woff2)$/.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache'

/** Answers 304 if the browser has the file; without an `ETag`, hashes the response. */
export const notModified = etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'content-security-policy'] })

type FolderOptions = {
  /** path prefix that isn't part of the file's path */
  prefix?: string
  frameAncestors: FrameAncestors
}

/** Serves the files of a folder, and leaves other paths to the next handler. */
export function folder(root: string, { prefix = '', frameAncestors }: FolderOptions): MiddlewareHandler {
  const onFound = (file: string, c: Context) => {
    const { size, mtimeMs } = statSync(file)
    c.header('etag', `"${size}-${Math.round(mtimeMs)}"`)
    c.header('cache-control', cacheOf(file))
    if (extname(file) === '.html')
      c.header('content-security-policy', policyOf(frameAncestors, readFileSync(file, 'utf8')))
    if (extname(file) === '.md') c.header('content-type', 'text/plain; charset=utf-8')
  }
  return serveStatic({ rewriteRequestPath: (path) => `${root}${path.slice(prefix.length)}`, onFound })
}
