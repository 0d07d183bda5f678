import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'
import { notice, noticeIcon } from '../order-notices.css'

export { actions, noticeBody, noticeTitle, quiet } from '../order-notices.css'

const { color } = vars

export const offer = style([notice, { backgroundColor: color.infoSoft, border: `1px solid ${color.info}` }])
export const offerIcon = style([noticeIcon, { color: color.info }])
