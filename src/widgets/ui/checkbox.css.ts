import { style } from '@vanilla-extract/css'
import { controlReset, focusRing } from '../theme/theme.css'
import { vars } from '../theme/vars.css'
import { coarsePointer } from './motion.css'

const { color, space, font, radius } = vars

export const row = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: space[2],
  minBlockSize: 24,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { opacity: 0.55, cursor: 'not-allowed' } },
  '@media': { [coarsePointer]: { minBlockSize: 40, paddingBlock: space[2] } },
})

const mark = style([
  controlReset,
  focusRing,
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 18,
    blockSize: 18,
    marginBlockStart: 3,
    border: `1.5px solid ${color.borderStrong}`,
    backgroundColor: color.surfaceRaised,
    cursor: 'inherit',
    selectors: {
      '&::before': { content: '', inlineSize: '100%', blockSize: '100%', backgroundColor: 'transparent' },
      // an unchecked radio group matches :indeterminate, too
      '&:is(:checked, [type=checkbox]:indeterminate)': { borderColor: color.accent, backgroundColor: color.accent },
      '&:is(:checked, [type=checkbox]:indeterminate)::before': { backgroundColor: color.accentText },
      '&[aria-invalid=true]': { borderColor: color.danger },
    },
    '@media': {
      '(forced-colors: active)': { appearance: 'auto', selectors: { '&::before': { display: 'none' } } },
    },
  },
])

export const checkbox = style([
  mark,
  {
    borderRadius: radius.s,
    selectors: {
      '&::before': { clipPath: 'polygon(17% 49%, 8% 59%, 39% 87%, 92% 27%, 82% 17%, 38% 67%)', scale: 0.82 },
      '&:indeterminate::before': { clipPath: 'polygon(15% 42%, 85% 42%, 85% 58%, 15% 58%)' },
    },
  },
])

export const radio = style([mark, { borderRadius: '50%', selectors: { '&::before': { clipPath: 'circle(26%)' } } }])

export const text = style({ display: 'grid', minInlineSize: 0 })
export const hint = style({ fontSize: font.size.s, color: color.textMuted })
