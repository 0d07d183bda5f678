import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'
import { notice, noticeIcon } from '../order-notices.css'

export { actions, noticeBody, noticeTitle, quiet } from '../order-notices.css'

const { color, space, font, radius } = vars

export const offer = style([notice, { backgroundColor: color.infoSoft, border: `1px solid ${color.info}` }])
export const record = style({
  inlineSize: '100%',
  padding: space[2],
  font: 'inherit',
  fontSize: font.size.s,
  color: color.text,
  backgroundColor: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius.m,
  resize: 'vertical',
})
export const offerIcon = style([noticeIcon, { color: color.info }])

export const stored = style([notice, { backgroundColor: color.warningSoft, border: `1px solid ${color.warning}` }])
export const storedIcon = style([noticeIcon, { color: color.warning }])
export const sides = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: font.size.s,
  overflowWrap: 'anywhere',
})
globalStyle(`${sides} :is(th, td)`, {
  padding: `${space[1]} ${space[2]}`,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${color.border}`,
})
globalStyle(`${sides} th`, { fontWeight: 400, color: color.textMuted })
globalStyle(`${sides} tr[data-differs] td`, { fontWeight: 600 })
