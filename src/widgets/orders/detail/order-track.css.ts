import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'

const { color, space, font, radius } = vars

export const track = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: space[1],
  marginBlockStart: space[1],
})
export const step = style({
  paddingBlockStart: space[1],
  fontSize: font.size.xs,
  color: color.textMuted,
  overflowWrap: 'anywhere',
  selectors: {
    '&::before': {
      content: '',
      display: 'block',
      blockSize: 4,
      marginBlockEnd: space[1],
      borderRadius: radius.full,
      backgroundColor: color.border,
    },
    '&[aria-current]': { color: color.text, fontWeight: 600 },
  },
})
export const done = style({ selectors: { '&::before': { backgroundColor: color.accent } } })
