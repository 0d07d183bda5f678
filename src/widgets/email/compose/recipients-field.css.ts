import { style } from '@vanilla-extract/css'
import { controlReset, focusRing } from '../../theme/theme.css'
import { vars } from '../../theme/vars.css'
import { option as row } from '../../ui/combobox.css'
import { coarsePointer } from '../../ui/motion.css'

const { color, space, font, radius } = vars

export const field = style({ position: 'relative', minInlineSize: 0 })
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: 40,
  paddingBlock: space[1],
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: {
    '&:focus-within': { borderBlockEndColor: color.focus },
    '&[data-wrong]': { borderBlockEndColor: color.danger },
  },
})
export const label = style({ flex: 'none', minInlineSize: 40, color: color.textMuted, fontSize: font.size.s })
export const chips = style({ display: 'contents' })
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  minInlineSize: 0,
  paddingInlineStart: space[3],
  border: `1px solid ${color.border}`,
  borderRadius: radius.full,
  backgroundColor: color.accentSoft,
  fontSize: font.size.s,
  lineHeight: font.line,
  selectors: { '&[data-wrong]': { color: color.danger, borderColor: color.danger, backgroundColor: color.dangerSoft } },
})
export const chipText = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const remove = style([
  controlReset,
  focusRing,
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 28,
    blockSize: 28,
    borderRadius: radius.full,
    outlineOffset: -2,
    cursor: 'pointer',
    selectors: { '&:hover': { backgroundColor: color.hover } },
    '@media': { [coarsePointer]: { inlineSize: 36, blockSize: 36 } },
  },
])
export const input = style([
  controlReset,
  {
    flex: '1 1 120px',
    minInlineSize: 80,
    minBlockSize: 30,
    color: color.text,
    lineHeight: font.line,
    outline: 'none',
    '@media': { [coarsePointer]: { fontSize: `max(16px, ${font.size.m})`, minBlockSize: 40 } },
  },
])
export const option = style([row, { display: 'grid', alignItems: 'stretch', paddingBlock: space[1] }])
export const optionName = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const optionAddress = style({ color: color.textMuted, fontSize: font.size.s, overflowWrap: 'anywhere' })
