export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const [low = Number.NaN, high = low] = sorted.length % 2 === 1 ? [sorted[middle]] : sorted.slice(middle - 1, middle + 1)
  return (low + high) / 2
}
