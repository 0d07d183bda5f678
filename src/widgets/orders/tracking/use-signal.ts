import { useEffect, useRef } from 'react'

/** A short tone, high for yes and low for no, for hands that do not look at the screen. Silent where there is no sound. */
export function useSignal() {
  const sound = useRef<AudioContext>(undefined)
  useEffect(() => () => void sound.current?.close().catch(() => undefined), [])
  return (isGood: boolean) => {
    if (!('AudioContext' in globalThis)) return
    try {
      sound.current ??= new AudioContext()
      const { currentTime, destination } = sound.current
      const tone = sound.current.createOscillator()
      const volume = sound.current.createGain()
      tone.frequency.value = isGood ? 1_200 : 220
      volume.gain.value = 0.08
      tone.connect(volume).connect(destination)
      tone.start(currentTime)
      tone.stop(currentTime + (isGood ? 0.08 : 0.3))
    } catch {
      // a page may forbid sound; the screen says the same
    }
  }
}
