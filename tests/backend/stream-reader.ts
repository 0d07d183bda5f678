import type { ChangesPage, RecordChange } from '../../src/core/live/live.contract'

/** Reads a server's changes as a stream. */
export async function readStream(url: string, token: string, after?: string) {
  const stop = new AbortController()
  const response = await fetch(`${url}/backend/api/changes`, {
    headers: {
      Authorization: `Bearer ${token}`,
      Accept: 'text/event-stream',
      'Accept-Encoding': 'gzip',
      ...(after !== undefined && { 'Last-Event-ID': after }),
    },
    signal: stop.signal,
  })
  const heard: { change: RecordChange; at: number }[] = []
  const pages: ChangesPage[] = []
  const readers = new Set<() => void>()
  let isOver = false

  async function read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder()
    let text = ''
    for await (const chunk of body) {
      const blocks = (text + decoder.decode(chunk, { stream: true })).split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const data = block.split('\n').find((line) => line.startsWith('data: '))
        if (data === undefined) continue
        const page = JSON.parse(data.slice('data: '.length)) as ChangesPage
        pages.push(page)
        for (const change of page.changes) heard.push({ change, at: performance.now() })
      }
      for (const each of readers) each()
    }
  }
  const over =
    response.status === 200 && response.body
      ? read(response.body)
          .catch(() => undefined)
          .then(() => {
            isOver = true
            for (const each of readers) each()
          })
      : Promise.resolve()

  return {
    response,
    heard,
    pages,
    over,
    cursor: () => pages.at(-1)?.cursor ?? '',
    /** Resolves once `isTrue`; rejects if the stream ends before. */
    until: (isTrue: () => boolean): Promise<void> =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (!isTrue() && !isOver) return
          readers.delete(look)
          if (isTrue()) resolve()
          else reject(new Error('the stream has ended'))
        }
        readers.add(look)
        look()
      }),
    leave: () => stop.abort(),
  }
}
