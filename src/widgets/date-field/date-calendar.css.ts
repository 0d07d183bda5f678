import { style } from '@vanilla-extract/css'
import { controlReset, focusRing, tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'
import { coarsePointer, fade, reducedMotion } from '../ui/motion.css'

const { color, space, font, radius, shadow } = vars

export const calendar = style({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: space[3],
  inlineSize: 'max-content',
  color: color.text,
  backgroundColor: color.surfaceRaised,
  border: `1px solid ${color.border}`,
  borderRadius: radius.l,
  boxShadow: shadow.high,
  overflow: 'visible',
  animation: `${fade} 100ms`,
  '@media': { [reducedMotion]: { animation: 'none' } },
})
export const head = style({ display: 'flex', alignItems: 'center', gap: space[2], marginBlockEnd: space[2] })
export const title = style({ flex: 1, fontWeight: 600, textAlign: 'center' })
export const month = style({ borderCollapse: 'collapse', borderSpacing: 0 })
export const weekday = style({
  padding: 0,
  paddingBlockEnd: space[1],
  fontSize: font.size.xs,
  fontWeight: 600,
  color: color.textMuted,
  textAlign: 'center',
})
export const cell = style({ padding: 0 })
export const day = style([
  controlReset,
  focusRing,
  tabular,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 36,
    blockSize: 36,
    borderRadius: radius.m,
    fontSize: font.size.s,
    cursor: 'pointer',
    outlineOffset: -2,
    selectors: {
      '&:hover': { backgroundColor: color.hover },
      '&[data-outside]': { color: color.textMuted },
      '&[aria-current=date]': { color: color.accent, fontWeight: 700, boxShadow: `inset 0 0 0 1px ${color.accent}` },
      '&[aria-pressed=true]': { color: color.accentText, backgroundColor: color.accent, fontWeight: 700 },
      '&[aria-pressed=true]:focus-visible': { outlineOffset: 2 },
      '&:disabled': { color: color.textMuted, opacity: 0.5, cursor: 'not-allowed', backgroundColor: 'transparent' },
    },
    '@media': { [coarsePointer]: { inlineSize: 44, blockSize: 44 } },
  },
])
export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  marginBlockStart: space[2],
})
