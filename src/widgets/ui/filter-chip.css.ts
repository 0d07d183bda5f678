import { globalStyle, style } from '@vanilla-extract/css'
import { controlReset, focusRing } from '../theme/theme.css'
import { vars } from '../theme/vars.css'
import { coarsePointer } from './motion.css'

const { color, space, font, radius } = vars

export const chip = style([
  controlReset,
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    maxInlineSize: '100%',
    minBlockSize: 28,
    paddingInline: space[3],
    border: `1px solid ${color.border}`,
    borderRadius: radius.full,
    backgroundColor: color.accentSoft,
    color: color.text,
    fontSize: font.size.s,
    lineHeight: font.line,
    cursor: 'pointer',
    selectors: { '&:hover': { borderColor: color.accent } },
    '@media': { [coarsePointer]: { minBlockSize: 40 } },
  },
])
export const name = style({ color: color.textMuted })
export const value = style({ fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
globalStyle(`${chip} > svg`, { flex: 'none', inlineSize: 14, blockSize: 14 })
