import { globalStyle, style } from '@vanilla-extract/css'
import { controlReset, focusRing, tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'
import { coarsePointer } from '../ui/motion.css'

const { color, space, font, radius } = vars

export const side = style({ display: 'grid', gap: space[3] })
export const list = style({ display: 'grid', gap: 2 })
export const heading = style({
  paddingInline: space[3],
  paddingBlockStart: space[2],
  color: color.textMuted,
  fontSize: font.size.xs,
  fontWeight: 600,
})
export const entry = style([
  controlReset,
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    inlineSize: '100%',
    minBlockSize: 36,
    paddingInline: space[3],
    borderRadius: radius.m,
    color: color.text,
    lineHeight: font.line,
    cursor: 'pointer',
    selectors: {
      '&:hover': { backgroundColor: color.hover },
      '&[aria-current]': { color: color.accent, backgroundColor: color.accentSoft, fontWeight: 600 },
    },
    '@media': { [coarsePointer]: { minBlockSize: 44 } },
  },
])
export const icon = style({ display: 'inline-grid', placeItems: 'center', flex: 'none', inlineSize: 20, fontSize: 18 })
globalStyle(`${icon} > svg`, { inlineSize: '1em', blockSize: '1em' })
export const name = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const count = style([tabular, { flex: 'none', fontSize: font.size.s, fontWeight: 600 }])
