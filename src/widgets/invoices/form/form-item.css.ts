import { globalStyle, style } from '@vanilla-extract/css'
import { tabular } from '../../theme/theme.css'
import { vars } from '../../theme/vars.css'
import { lines } from './form.css'

const { color, space, font } = vars

const columns = 'minmax(0, 1fr) 76px 108px 92px 108px 32px'
const hidden = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

export const list = style({ display: 'grid', gap: space[3], minInlineSize: 0 })
export const heads = style({
  display: 'none',
  gap: space[2],
  color: color.textMuted,
  fontSize: font.size.s,
  fontWeight: 600,
  '@container': { [lines]: { display: 'grid', gridTemplateColumns: columns } },
})
export const numberHead = style({ textAlign: 'end' })
export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[2],
  alignItems: 'start',
  paddingBlockEnd: space[3],
  borderBlockEnd: `1px solid ${color.border}`,
  '@container': { [lines]: { gridTemplateColumns: columns } },
})
globalStyle(`${item} label`, { '@container': { [lines]: hidden } })
export const what = style({
  display: 'grid',
  gap: space[1],
  gridColumn: '1 / -1',
  minInlineSize: 0,
  '@container': { [lines]: { gridColumn: 'auto' } },
})
export const details = style({ fontSize: font.size.s })
export const number = style({ minInlineSize: 0 })
globalStyle(`${number} input`, { textAlign: 'end' })
export const sum = style([
  tabular,
  {
    gridColumn: '1 / 3',
    minBlockSize: vars.control.s,
    display: 'inline-flex',
    alignItems: 'center',
    fontWeight: 600,
    '@container': {
      [lines]: { gridColumn: 'auto', justifyContent: 'flex-end', minBlockSize: vars.control.m },
    },
  },
])
globalStyle(`${item} > button`, { justifySelf: 'end', '@container': { [lines]: { marginBlockStart: 4 } } })
