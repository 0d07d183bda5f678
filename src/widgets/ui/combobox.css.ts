import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

const { color, space, font, radius } = vars

export const frame = style({ position: 'relative', display: 'block', minInlineSize: 0 })
export const option = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 36,
  paddingInline: space[3],
  borderRadius: radius.s,
  lineHeight: font.line,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: color.hover },
    '&[aria-selected=true]': { backgroundColor: color.accentSoft, outline: `1px solid ${color.accent}` },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: 44 } },
})
