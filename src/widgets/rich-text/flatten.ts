import { neutralise } from '../safe-html/neutralise'

const rows = /^(?:table|caption|tr)$/
const cells = /^t[dh]$/
const inTables = /<(\/?)(table|caption|thead|tbody|tfoot|tr|td|th|colgroup|col|img)\b([^>]*)>/g

/**
 * Foreign HTML with nothing in it that runs or loads, and without what the editor has no place for: a row of a table is a
 * line, a picture is the text that stands for it.
 */
export const flatten = (html: string): string =>
  neutralise(html).replace(inTables, (_, end: string, name: string, attributes: string) => {
    if (name === 'img') return / alt="([^"]*)"/.exec(attributes)?.[1] ?? ''
    if (rows.test(name)) return `<${end}div>`
    return end && cells.test(name) ? ' ' : ''
  })
