import { globalStyle, style } from '@vanilla-extract/css'

/** black on white in every theme */
export const page = style({
  paddingInline: '12mm',
  color: '#000',
  backgroundColor: '#fff',
  fontSize: '9pt',
  lineHeight: 1.6,
})
/** page margins that repeat: they are the head and foot of the table */
export const margin = style({ blockSize: '12mm' })
export const title = style({ margin: 0, fontSize: '12pt', fontWeight: 600, textAlign: 'start' })
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' })
globalStyle(`${table} :is(th, td)`, {
  padding: '1mm 1.5mm',
  borderBlockEnd: '0.2mm solid #999',
  textAlign: 'start',
  overflowWrap: 'anywhere',
})
export const numeric = style({})
globalStyle(`${table} .${numeric}`, { textAlign: 'end', fontVariantNumeric: 'tabular-nums' })
globalStyle(`${table} tr`, { breakInside: 'avoid' })
globalStyle(`${table} .${margin}`, { padding: 0, border: 0 })
