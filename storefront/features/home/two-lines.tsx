/** A headline that breaks where it was written to break. */
export function TwoLines({ lines: [first, second] }: { readonly lines: readonly string[] }) {
  return (
    <>
      {first}
      <br />
      {second}
    </>
  );
}
