import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

const { space } = vars

export const chips = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2], outline: 'none' })
/** takes no room, and can still hold the focus */
export const none = style({ position: 'absolute', outline: 'none' })
