/** A server-sent event: its data, or undefined for a comment that shows that the connection is alive. */
export type ServerEvent = { readonly data: string | undefined }

/** Reads server-sent events; ends with the stream. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      text += decoder.decode(value, { stream: true }).replaceAll('\r', '')
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const lines = block.split('\n').filter((line) => line.startsWith('data:'))
        yield { data: lines.length > 0 ? lines.map((line) => line.slice(5).trimStart()).join('\n') : undefined }
      }
    }
  } finally {
    reader.cancel().catch(() => undefined)
  }
}
