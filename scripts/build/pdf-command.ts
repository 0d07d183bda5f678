/**
 * Arguments of the browser tests' `executeServerCommand('to-pdf', { html, css })`, which prints the document
 * with Chrome.
 */
type CommandCall = {
  command: string
  payload?: unknown
  session: { id: string; browser: object }
}

/** The part of puppeteer's Page that is used. */
type Printer = {
  setContent(html: string): Promise<void>
  addStyleTag(tag: { content: string }): Promise<unknown>
  pdf(options: { preferCSSPageSize: boolean; printBackground: boolean }): Promise<Uint8Array>
  close(): Promise<void>
}
type Chrome = { getPage(id: string): { browser(): { newPage(): Promise<Printer> } } }

/** The pages as a base64 PDF, in the size of their own `@page`. */
export const pdfCommand = () => ({
  name: 'pdf-command',
  async executeCommand({ command, payload, session }: CommandCall): Promise<string | undefined> {
    if (command !== 'to-pdf') return undefined
    const { html, css } = payload as { html: string; css: string }
    const page = await (session.browser as Chrome).getPage(session.id).browser().newPage()
    try {
      await page.setContent(html)
      await page.addStyleTag({ content: css })
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: false })
      return Buffer.from(pdf).toString('base64')
    } finally {
      await page.close()
    }
  },
})
