import { style } from '@vanilla-extract/css'
import { controlReset, focusRing } from '../theme/theme.css'
import { vars } from '../theme/vars.css'
import { coarsePointer } from '../ui/motion.css'

const { color, space, font, radius } = vars

/** of the surrounding list: rows are cards */
const narrow = '(max-width: 639.98px)'

export const days = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  '@container': { [narrow]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' } },
})
export const day = style([
  controlReset,
  focusRing,
  {
    flex: 'none',
    minBlockSize: 30,
    paddingInline: space[3],
    border: `1px solid ${color.border}`,
    borderRadius: radius.full,
    fontSize: font.size.s,
    lineHeight: font.line,
    cursor: 'pointer',
    selectors: {
      '&:hover': { borderColor: color.accent },
      '&[aria-pressed=true]': {
        borderColor: color.accent,
        color: color.accent,
        backgroundColor: color.accentSoft,
        fontWeight: 600,
      },
    },
    '@media': { [coarsePointer]: { minBlockSize: 40 } },
  },
])
