import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

const { color } = vars
const tint = (share: number) => `color-mix(in oklab, ${color.accent} ${share}%, ${color.surfaceRaised})`

export const wall = style({ fill: tint(18) })
export const strong = style({ fill: color.accent })
export const light = style({ fill: tint(30) })
export const counter = style({ fill: tint(42) })
export const line = style({ fill: 'none', stroke: color.accent, strokeWidth: 5, strokeLinecap: 'round' })
export const parcel = style({ fill: `color-mix(in oklab, ${color.warning} 42%, ${color.surfaceRaised})` })
export const tape = style({ fill: `color-mix(in oklab, ${color.warning} 75%, ${color.surfaceRaised})` })
export const lamp = style({ fill: `color-mix(in oklab, ${color.warning} 75%, ${color.surfaceRaised})` })
export const paper = style({ fill: color.surfaceRaised })
