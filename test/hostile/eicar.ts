/** The harmless file that every virus scanner reports (eicar.org), in two halves so that no scanner reports this source file. */
export const eicar = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR", "STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("-");
