import { phonesIn } from './order.queue.phones'

const moments = /^(?:\[?\d[\d/.-]{5,9},? )?\d{1,2}:\d{2}[^\n]{0,60}\S$/gm

const cells = /^"/gm
const separators = /^[ \t]*[-=*_]{3,}[ \t]*$/gm

/** Whether it is worth splitting; quick, and right for most texts. */
export function mayBeSeveral(text: string): boolean {
  const start = text.slice(0, 20_000)
  return phonesIn(start).length > 1 || [moments, cells, separators].some((sign) => [...start.matchAll(sign)].length > 1)
}
