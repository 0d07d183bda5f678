import { style } from '@vanilla-extract/css'
import { controlReset, focusRing, tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'

const { color, space, font, radius } = vars

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minInlineSize: 0 } as const

export const row = style([
  controlReset,
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    inlineSize: '100%',
    padding: space[2],
    borderRadius: radius.m,
    outlineOffset: -2,
    cursor: 'pointer',
    selectors: {
      '&:hover': { backgroundColor: color.hover },
      '&[aria-current]': { backgroundColor: color.accentSoft },
    },
  },
])
export const words = style({ flex: 1, display: 'grid', minInlineSize: 0 })
export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[2],
  minInlineSize: 0,
})
export const name = style([oneLine, { fontWeight: 600 }])
export const time = style([tabular, { flex: 'none', color: color.textMuted, fontSize: font.size.xs }])
export const text = style([oneLine, { flex: 1, color: color.textMuted, fontSize: font.size.s }])
export const unseenText = style([oneLine, { flex: 1, fontSize: font.size.s, fontWeight: 600 }])
export const failed = style({ display: 'inline-flex', alignSelf: 'center', color: color.danger })
