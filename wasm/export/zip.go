package export

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"math"
)

// file is one in a zip.
type file struct {
	name    string
	content []byte
}

// writeZip writes files as a zip, as they are: packing them would bring a packer
// into the page, and a worksheet is small. All are of the first day that a zip
// knows, so that the same files give the same bytes.
func writeZip(b *bytes.Buffer, files []file) error {
	var directory bytes.Buffer
	for _, f := range files {
		if len(f.content) > math.MaxInt32 || b.Len() > math.MaxInt32 || len(files) > math.MaxUint16 {
			return fmt.Errorf("there are too many problems for one file: %d", len(files))
		}
		const version, utf8Names, stored, time, day = 20, 1 << 11, 0, 0, 1<<5 | 1
		common := binary.LittleEndian.AppendUint16(nil, version)
		for _, each := range []uint16{utf8Names, stored, time, day} {
			common = binary.LittleEndian.AppendUint16(common, each)
		}
		for _, each := range []uint32{crc32.ChecksumIEEE(f.content), uint32(len(f.content)), uint32(len(f.content))} {
			common = binary.LittleEndian.AppendUint32(common, each)
		}
		common = binary.LittleEndian.AppendUint16(common, uint16(len(f.name)))
		common = binary.LittleEndian.AppendUint16(common, 0) // nothing extra

		directory.WriteString("PK\x01\x02\x14\x00")
		directory.Write(common)
		directory.Write(make([]byte, 10)) // no comment, the first disk, no attributes
		directory.Write(binary.LittleEndian.AppendUint32(nil, uint32(b.Len())))
		directory.WriteString(f.name)

		b.WriteString("PK\x03\x04")
		b.Write(common)
		b.WriteString(f.name)
		b.Write(f.content)
	}
	start, length, count := b.Len(), directory.Len(), uint16(len(files))
	b.Write(directory.Bytes())
	b.WriteString("PK\x05\x06\x00\x00\x00\x00")
	b.Write(binary.LittleEndian.AppendUint16(binary.LittleEndian.AppendUint16(nil, count), count))
	b.Write(binary.LittleEndian.AppendUint32(binary.LittleEndian.AppendUint32(nil, uint32(length)), uint32(start)))
	b.WriteString("\x00\x00")
	return nil
}
