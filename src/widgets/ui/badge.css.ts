import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'

const { color, space, font, radius } = vars

export const badge = style([
  tabular,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    maxInlineSize: '100%',
    paddingInline: space[2],
    borderRadius: radius.full,
    fontSize: font.size.xs,
    fontWeight: 600,
    lineHeight: 1.8,
    whiteSpace: 'nowrap',
  },
])
globalStyle(`${badge} > svg`, { flex: 'none', inlineSize: '1.1em', blockSize: '1.1em' })

export const tones = styleVariants({
  neutral: { color: color.text, backgroundColor: color.surfaceSunken, boxShadow: `inset 0 0 0 1px ${color.border}` },
  accent: { color: color.accent, backgroundColor: color.accentSoft },
  success: { color: color.success, backgroundColor: color.successSoft },
  warning: { color: color.warning, backgroundColor: color.warningSoft },
  danger: { color: color.danger, backgroundColor: color.dangerSoft },
  info: { color: color.info, backgroundColor: color.infoSoft },
  solid: { color: color.accentText, backgroundColor: color.accent },
})
export const count = style({ minInlineSize: '1.8em', justifyContent: 'center', paddingInline: '0.5em' })
