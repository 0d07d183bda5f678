const rate = 11_025
const seconds = 1.6

/** Two decaying notes of a shop's door bell, as samples from -1 to 1. */
function notes(): Float64Array {
  const samples = new Float64Array(Math.round(rate * seconds))
  const strike = (pitch: number, from: number) => {
    for (let nth = Math.round(from * rate); nth < samples.length; nth++) {
      const age = nth / rate - from
      const wave = Math.sin(2 * Math.PI * pitch * age) + 0.4 * Math.sin(2 * Math.PI * pitch * 2.76 * age)
      samples[nth] = (samples[nth] ?? 0) + 0.4 * wave * Math.exp(-4 * age)
    }
  }
  strike(880, 0)
  strike(660, 0.35)
  return samples
}

/** A data URL of a mono WAV file with 8-bit samples. */
export function bellAddress(): string {
  const sound = Uint8Array.from(notes(), (sample) => Math.round(128 + 120 * Math.max(-1, Math.min(1, sample))))
  const file = new Uint8Array(44 + sound.length)
  const view = new DataView(file.buffer)
  const word = (at: number, text: string) => {
    for (const [nth, letter] of [...text].entries()) file[at + nth] = letter.charCodeAt(0)
  }
  word(0, 'RIFF')
  view.setUint32(4, 36 + sound.length, true)
  word(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  word(36, 'data')
  view.setUint32(40, sound.length, true)
  file.set(sound, 44)
  return `data:audio/wav;base64,${btoa(Array.from(file, (byte) => String.fromCharCode(byte)).join(''))}`
}
