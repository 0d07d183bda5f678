import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'

const { color, space, font, radius } = vars

export const picker = style({ position: 'relative', display: 'grid', gap: space[2], minInlineSize: 0 })
export const pickerNote = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  padding: space[3],
  color: color.textMuted,
})
export const options = style({ display: 'grid', gap: space.half, selectors: { '&[aria-busy=true]': { opacity: 0.6 } } })
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.m,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: color.hover },
    '&[aria-selected=true]': { backgroundColor: color.accentSoft },
  },
})
export const optionWords = style({ display: 'grid', flex: 1, minInlineSize: 0 })
export const optionName = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const optionBrand = style({ fontSize: font.size.xs, color: color.textMuted, overflowWrap: 'anywhere' })
export const optionPrice = style({ fontWeight: 600 })
export const plus = style({ flex: 'none', inlineSize: 18, blockSize: 18, color: color.accent })
