import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

const { color } = vars

const fill = (of: string) => style({ fill: of })
/** in the order of the legend's marks */
export const fills = [fill(color.accent), fill(color.warning), fill(color.info), fill(color.danger)]
export const over = fill(color.surfaceRaised)
