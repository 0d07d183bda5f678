import { style, styleVariants } from '@vanilla-extract/css'
import type { MarkKind } from '../../../core/order/paste/order.paste.fields'
import { vars } from '../../theme/vars.css'

const { color, space, font, radius } = vars

export const text = style({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  lineHeight: 2,
  maxBlockSize: '24em',
  overflowY: 'auto',
  padding: space[1],
})
export const stale = style({ opacity: 0.6 })

export const mark = style({
  color: 'inherit',
  borderRadius: radius.s,
  paddingBlock: 2,
  paddingInline: 2,
  textDecorationLine: 'underline',
  textDecorationThickness: 2,
  textDecorationSkipInk: 'none',
  textUnderlineOffset: 5,
  outline: '2px solid transparent',
  boxDecorationBreak: 'clone',
  selectors: {
    '&[role=button]': { cursor: 'pointer' },
    '&:focus-visible': { outlineColor: color.focus },
  },
})
export const linked = style({ boxShadow: `0 0 0 2px ${color.text}` })

type Pattern = 'solid' | 'dashed' | 'dotted' | 'double' | 'wavy'
const look = (tone: string, soft: string, pattern: Pattern) => ({
  backgroundColor: soft,
  textDecorationColor: tone,
  textDecorationStyle: pattern,
})

/** Told apart without colours too: no two of one colour have the same line. */
export const kinds = styleVariants({
  name: look(color.accent, color.accentSoft, 'solid'),
  phoneNumber: look(color.info, color.infoSoft, 'solid'),
  address: look(color.success, color.successSoft, 'solid'),
  subDistrict: look(color.success, color.successSoft, 'dashed'),
  district: look(color.success, color.successSoft, 'dotted'),
  province: look(color.success, color.successSoft, 'double'),
  postNum: look(color.success, color.successSoft, 'wavy'),
  note: look(color.textMuted, color.hover, 'dotted'),
  amount: look(color.warning, color.warningSoft, 'double'),
  cod: look(color.warning, color.warningSoft, 'wavy'),
  item: look(color.info, color.infoSoft, 'dashed'),
} satisfies Record<MarkKind, object>)

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  fontSize: font.size.s,
  lineHeight: 2,
})
