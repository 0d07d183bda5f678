import { createHash } from 'node:crypto'

/** What is stored of the request of an order: enough to tell a repetition from another request. */
export const requestHash = (body: string): string => createHash('sha256').update(body).digest('hex').slice(0, 16)
