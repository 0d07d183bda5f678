import type { PastedMessage } from './customers.pasted-order'

export { doubtful } from './customers.doubtful'

/**
 * Parses an order from a pasted chat message; values that are neither in it nor derived from the address table are
 * null. Never rejects because of the text. The first call loads the parser and the table; it rejects if that fails, and
 * the next call retries.
 */
export async function parsePaste(text: string): Promise<PastedMessage> {
  const { readMessage } = await import('./parse/read-message')
  return readMessage(text)
}
