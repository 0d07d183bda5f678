import { createContainer, globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'
import { visuallyHidden } from '../../ui/visually-hidden.css'

const { color, space, font } = vars

const container = createContainer('matrix')
const tight = `${container} (max-width: 459.98px)`

export const root = style({ containerName: container, containerType: 'inline-size', minInlineSize: 0 })
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: font.size.m })
export const caption = style([visuallyHidden])
const cell = style({ padding: space[2], borderBlockEnd: `1px solid ${color.border}` })
export const part = style([cell, { textAlign: 'start', fontWeight: 400, overflowWrap: 'break-word' }])
export const all = style([part, { fontWeight: 600 }])
export const column = style([
  cell,
  {
    inlineSize: '16%',
    textAlign: 'center',
    fontWeight: 400,
    // the row headings need the space
    '@container': { [tight]: { inlineSize: 1, paddingInline: space[1] } },
  },
])
globalStyle(`${table} thead th`, { color: color.textMuted, fontSize: font.size.s, fontWeight: 600 })
export const row = style({})
globalStyle(`${row}:last-child > *`, { borderBlockEnd: 0 })
export const check = style({ display: 'inline-flex', minBlockSize: 24, minInlineSize: 24, justifyContent: 'center' })
const sign = style({ display: 'inline-grid', verticalAlign: 'middle' })
globalStyle(`${sign} > svg`, { inlineSize: 18, blockSize: 18 })
export const granted = style([sign, { color: color.success }])
export const denied = style([sign, { color: color.textMuted }])
