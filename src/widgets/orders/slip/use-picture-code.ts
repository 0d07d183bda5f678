import { useEffect } from 'react'
import { readSlipCode, type SlipCode } from '../../../core/orders/slip/orders.slip-code'
import { useEffectEvent } from '../../runtime/use-effect-event'
import { useFile } from '../files/use-order-files'
import { readPicture } from './read-picture'

/** undefined if the picture has no code that can be read */
export type PictureCode = SlipCode | 'unloaded' | undefined

/** Loads a picture of an order and reads its QR code once. */
export function usePictureCode(OrderNumber: string, id: string, onRead: (code: PictureCode) => void): void {
  const { content, isFailed } = useFile(OrderNumber, id)
  const tell = useEffectEvent(onRead)
  useEffect(() => {
    if (isFailed) tell('unloaded')
  }, [isFailed, tell])
  useEffect(() => {
    if (!content) return
    let isWanted = true
    void readPicture(content).then((text) => {
      if (isWanted) tell(text === undefined ? undefined : readSlipCode(text))
    })
    return () => {
      isWanted = false
    }
  }, [content, tell])
}
