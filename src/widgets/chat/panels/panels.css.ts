import { style } from '@vanilla-extract/css'
import { controlReset, focusRing } from '../../theme/theme.css'
import { vars } from '../../theme/vars.css'

const { color, space, font } = vars

export const panel = style({ display: 'grid', gap: space[5] })
export const portrait = style({ display: 'grid', justifyItems: 'center', gap: space[2], paddingBlockStart: space[2] })
export const name = style({ fontWeight: 600 })
export const status = style({ color: color.textMuted, fontSize: font.size.s })
export const facts = style({ display: 'grid', gap: space[4] })
export const term = style({ color: color.textMuted, fontSize: font.size.s })
export const about = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' })

export const switchRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minBlockSize: 40,
  cursor: 'pointer',
})
export const switchMark = style([
  controlReset,
  focusRing,
  {
    flex: 'none',
    inlineSize: 40,
    blockSize: 24,
    borderRadius: 12,
    backgroundColor: color.borderStrong,
    cursor: 'inherit',
    selectors: {
      '&::before': {
        content: '',
        display: 'block',
        inlineSize: 18,
        blockSize: 18,
        margin: 3,
        borderRadius: '50%',
        backgroundColor: color.surfaceRaised,
      },
      '&:checked': { backgroundColor: color.accent },
      '&:checked::before': { marginInlineStart: 19, backgroundColor: color.accentText },
    },
    '@media': {
      '(forced-colors: active)': { appearance: 'auto', selectors: { '&::before': { display: 'none' } } },
    },
  },
])
export const quiet = style({ color: color.textMuted, fontSize: font.size.s })
