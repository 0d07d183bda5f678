/** An order that the person means to place once, and what they remember of it. */
export type Intent = {
  readonly mark: string
  /** save was pressed while the form could be saved */
  isPressed: boolean
  /** thrown away by the person */
  isDiscarded: boolean
  /** how many more the person asked for, with the stored one before their eyes */
  asked: number
  /** what the screen last said of it */
  said: string
  /** the screen has said that it is saved, and as which */
  reportedAs: string | undefined
  /** was told that it can't be kept */
  isWarned: boolean
  /** the page went, or the power, before anything was sent and before the screen said anything */
  isCutShort: boolean
  /** the disk took nothing, and the power went before the browser had written its storage */
  isUnflushed: boolean
  /** while nobody knew whether it was saved: the page with it went, the browser's storage was cleared */
  isPageLost: boolean
  isCleared: boolean
}

export const newIntent = (mark: string): Intent => ({
  mark,
  isPressed: false,
  isDiscarded: false,
  asked: 0,
  said: '',
  reportedAs: undefined,
  isWarned: false,
  isCutShort: false,
  isUnflushed: false,
  isPageLost: false,
  isCleared: false,
})
