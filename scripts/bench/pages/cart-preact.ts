import { type ComponentChild, h, render } from 'preact'
import { cartBaseline } from './cart-baseline.ts'

const root = document.querySelector('#root') as Element
render(cartBaseline<ComponentChild>(h), root)
