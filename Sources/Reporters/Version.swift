/// The version of Thimble. Scripts for releases read it from this line.
package let toolVersion = "0.1.0"
